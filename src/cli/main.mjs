/** Starts one of our commands. Plain JavaScript, so that an old Node can still say what is wrong. */
const NEEDED = 24

const [name = ''] = process.argv.splice(2, 1)
const version = process.versions.node
if (Number(version.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `This is Node ${version}, and Node ${NEEDED} is needed. \`npm install\` brings it (with install scripts allowed); then run npm scripts, not node.\n`
  )
  process.exit(1)
}
await import(`./${name}.ts`)
