/** Reads a file of any kind that can become an own text. 西游记.epub and 西游记.txt give the same parts. */

import { decodeDamaged } from '#app/domain/damaged-text.ts'
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { hasBrokenLines, joinBrokenLines } from '#app/domain/texts/broken-lines.ts'
import { tidyTitle } from '#app/domain/texts/split-text.ts'
import { readDecoded } from './decoded-markup.ts'
import { readEpub } from './epub.ts'
import { divideAtHeadings } from './headings.ts'
import { readMarkdown } from './markdown.ts'
import { asHtml, elementsOf, nameOf, type ParseMarkup, textOf } from './markup.ts'
import { readMarkup } from './markup-text.ts'
import { type FileNotice, withCount } from './notices.ts'
import { readSubtitles } from './subtitles.ts'
import { joinLines, linesOf, partsWithText, type TextOfFile, titleOfName } from './text-of-file.ts'

type ReadableKind = 'txt' | 'md' | 'html' | 'subtitles' | 'epub'

const endings: readonly [RegExp, ReadableKind][] = [
	[/\.(?:txt|text)$/i, 'txt'],
	[/\.(?:md|markdown)$/i, 'md'],
	[/\.(?:x?html?|xht)$/i, 'html'],
	[/\.(?:srt|vtt)$/i, 'subtitles'],
	[/\.epub$/i, 'epub'],
]

/** Files that another app shares may have a type and no ending. */
const types: Readonly<Record<string, ReadableKind>> = {
	'text/plain': 'txt',
	'text/markdown': 'md',
	'text/html': 'html',
	'application/xhtml+xml': 'html',
	'application/x-subrip': 'subtitles',
	'text/vtt': 'subtitles',
	'application/epub+zip': 'epub',
}

export function kindOfFile(name: string, type: string): ReadableKind | undefined {
	const ending = endings.find(([pattern]) => pattern.test(name))
	return ending?.[1] ?? types[type.replace(/;.*/, '').trim().toLowerCase()]
}

export function readFile(
	{ name, kind, bytes }: { name: string; kind: ReadableKind; bytes: Uint8Array },
	parse: ParseMarkup,
): Result<TextOfFile, TextFileCode> {
	const title = titleOfName(name)
	const read = kind === 'epub' ? readEpub(bytes, title, parse) : readText(bytes, title, kind, parse)
	if (!read.ok) return read
	return read.value.parts.some(({ text }) => hasHanzi(text)) ? read : err('own-file.no-chinese')
}

function readText(
	bytes: Uint8Array,
	title: string,
	kind: Exclude<ReadableKind, 'epub'>,
	parse: ParseMarkup,
): Result<TextOfFile, TextFileCode> {
	const decoded = kind === 'html' ? readDecoded(bytes) : decodeDamaged(bytes)
	if (decoded === undefined) return err('own-file.unknown-characters')
	const read = readDecodedText(decoded.text, title, kind, parse)
	if (!read) return err('own-file.no-subtitles')
	const broken: FileNotice = { code: 'own-file.broken-places', count: decoded.brokenPlaces }
	return ok({ ...read, notices: withCount([broken, ...read.notices]) })
}

function readDecodedText(
	text: string,
	title: string,
	kind: Exclude<ReadableKind, 'epub'>,
	parse: ParseMarkup,
): TextOfFile | undefined {
	switch (kind) {
		case 'txt':
			return withJoinedLines(text, (lines) => readPlainText(lines, title))
		case 'md':
			return withJoinedLines(text, (lines) => readMarkdown(lines, title))
		case 'html':
			return readWebPage(text, title, parse)
		case 'subtitles':
			return readSubtitles(text, title, parse)
		default:
			return kind satisfies never
	}
}

/** Headings of chapters divide it where pasted texts are divided. */
function readPlainText(text: string, title: string): TextOfFile {
	return { title, ...partsWithText([{ title: '', text: joinLines(linesOf(text)) }]) }
}

function withJoinedLines(text: string, read: (text: string) => TextOfFile): TextOfFile {
	if (!hasBrokenLines(text)) return read(text)
	return { ...read(text), joinedParts: read(joinBrokenLines(text)).parts }
}

/** Reads an .html file: its paragraphs, divided at headings. Its menus and forms are left out. */
function readWebPage(html: string, name: string, parse: ParseMarkup): TextOfFile {
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
