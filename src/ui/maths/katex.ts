import katex from 'katex'
import sheet from 'katex/dist/katex.min.css?url'

export { katex, sheet }
