import 'katex/dist/katex.min.css'
import katex from 'katex'

export { katex }
