import { site } from '#config/site.ts'
import { titleFromPath } from '#lib/pages/path-title.ts'

// One file stands for every missing page; its title is that of the address that was asked for.
const title = titleFromPath(location.pathname)
document.title = `${title} · ${site.name}`
const heading = document.querySelector('h1')
if (heading) heading.textContent = title
