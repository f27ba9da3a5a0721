/** A key of the table as the editor binds it: `mod+shift+h` is `Mod-Shift-h`. */
export const editorKey = (key: string): string =>
  key
    .split('+')
    .map(part => (part.length > 1 ? part.charAt(0).toUpperCase() + part.slice(1) : part))
    .join('-')
