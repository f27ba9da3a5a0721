/** The packages of this project need it; npm installs it into node_modules/.bin. */
export const NODE_NEEDED = 24

export function requireNode(): void {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= NODE_NEEDED) return
  process.stderr.write(
    `This is Node ${process.versions.node}, and Node ${NODE_NEEDED} is needed. \`npm install\` brings it; run npm scripts, not node.\n`
  )
  process.exit(1)
}
