/** Reads an .html file: its paragraphs, divided at headings. Its menus and forms are left out. */
import { tidyTitle } from '#app/domain/texts/split-text.ts'
import { divideAtHeadings } from './headings.ts'
import { asHtml, elementsOf, nameOf, type ParseMarkup, textOf } from './markup.ts'
import { readMarkup } from './markup-text.ts'
import { withCount } from './notices.ts'
import type { TextOfFile } from './text-of-file.ts'

export function readWebPage(html: string, name: string, parse: ParseMarkup): TextOfFile {
	const root = parse(isXhtml(html) ? asHtml(html) : html)
	const title = elementsOf(root).find((node) => nameOf(node) === 'title')
	const called = title ? tidyTitle(textOf(title)) : ''
	const { lines, notes, beside } = readMarkup(root)
	const read = divideAtHeadings(lines, called || name)
	const left = withCount([{ code: 'own-file.beside', count: notes + beside }])
	return { ...read, notices: [...read.notices, ...left] }
}

function isXhtml(html: string): boolean {
	return /^\s*<\?xml|^[^>]{0,200}<!doctype html public "-\/\/w3c\/\/dtd xhtml/i.test(
		html.slice(0, 400),
	)
}
