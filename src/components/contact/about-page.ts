/** A report of an error begins with the page it is about; the address comes from our own link and is only shown as text. */
const page = new URLSearchParams(location.search).get('page')
const message = document.querySelector<HTMLTextAreaElement>('#contact-message')
if (message?.value === '' && page && /^\/[\w/-]{1,200}$/.test(page)) message.value = `${page}\n\n`
