/** Reads a file of any kind that can become an own text. 西游记.epub and 西游记.txt give the same parts. */
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { readEpub } from './epub.ts'
import { readMarkdown } from './markdown.ts'
import type { ParseMarkup } from './markup.ts'
import { readSubtitles } from './subtitles.ts'
import { joinLines, linesOf, type TextOfFile, titleOfName, withText } from './text-of-file.ts'
import { readWebPage } from './web-page.ts'

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
	const text = decodeText(bytes)
	if (text === undefined) return err('own-file.unknown-characters')
	switch (kind) {
		case 'txt':
			// Headings of chapters divide it where pasted texts are divided.
			return ok({ title, parts: withText([{ title: '', text: joinLines(linesOf(text)) }]) })
		case 'md':
			return ok(readMarkdown(text, title))
		case 'html':
			return ok(readWebPage(text, title, parse))
		case 'subtitles': {
			const read = readSubtitles(text, title)
			return read ? ok(read) : err('own-file.no-subtitles')
		}
		default:
			return kind satisfies never
	}
}
