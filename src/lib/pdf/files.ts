/** Where the reader of PDFs finds its fonts, character maps and decoders; named by the version of `pdfjs-dist`. */
export const PDF_FILES = '/_astro/pdf-6.5.438/'
