/** The files that the page of a new text offers to open. */

export const mostBytesOfFile = 5 * 1024 * 1024

/** For the file dialog. Some systems know no type for these endings, some no endings. */
export const acceptedFiles = [
	...['.txt', '.md', '.html', '.htm', '.xhtml', '.srt', '.vtt', '.epub'],
	...['text/plain', 'text/markdown', 'text/html', 'text/vtt', 'application/epub+zip'],
].join(',')
