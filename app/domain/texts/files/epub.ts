/**
 * Reads an EPUB: a zip of web pages. Its package lists them in their order, and a table of contents
 * gives the chapters their titles.
 *
 *   content.opf: 红楼梦, ch1.xhtml, ch2.xhtml; toc.ncx: 第一回 → ch1.xhtml
 *     →   title 红楼梦, part 第一回, and a part called after the heading of ch2.xhtml
 *
 * Pictures, styles and scripts stay packed. Source: EPUB 3.3 and OPF 2.0.1, read leniently.
 */
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type TextPart, tidyTitle } from '#app/domain/texts/split-text.ts'
import { openBook } from './book.ts'
import { chapterNames } from './book-contents.ts'
import type { ParseMarkup } from './markup.ts'
import { linesOfMarkup, type MarkedLine } from './markup-text.ts'
import { joinLines, type TextOfFile, withText } from './text-of-file.ts'
import { unzip } from './unzip.ts'

const limits = { entries: 2_000, bytesOfEntry: 5_000_000, bytes: 20_000_000 }

const isRead = /\.(?:opf|ncx|xht|xhtml|html?|xml)$/i

/** `name` is the title of a book that has none. */
export function readEpub(
	bytes: Uint8Array,
	name: string,
	parse: ParseMarkup,
): Result<TextOfFile, TextFileCode> {
	const unpacked = unzip(bytes, limits, (path) => isRead.test(path))
	if (!unpacked.ok) {
		return err(unpacked.error === 'damaged' ? 'own-file.damaged' : 'own-file.too-much-inside')
	}
	const opened = openBook(unpacked.value, parse)
	if (!opened.ok) return opened
	const book = opened.value
	const names = chapterNames(book)
	const chapters: Chapter[] = []
	for (const path of book.pages) {
		const page = book.read(path)
		if (page) addPage(chapters, linesOfMarkup(page), names.get(path) ?? new Map())
	}
	return ok({ title: tidyTitle(book.title) || name, parts: withText(chapters.map(toPart)) })
}

type Chapter = { title: string; lines: string[]; isAtTitle: boolean }

/**
 * A page begins a chapter where the table of contents says so. If that does not name it at all, its
 * heading begins one. Any other page continues the chapter before.
 */
function addPage(
	chapters: Chapter[],
	lines: readonly MarkedLine[],
	names: ReadonlyMap<string, string>,
): void {
	const heading = names.size === 0 ? lines.find((line) => line.heading !== undefined) : undefined
	const title = names.get('') ?? heading?.text
	if (title !== undefined || chapters.length === 0) chapters.push(newChapter(title))
	const waiting = new Map(names)
	for (const { text, anchors } of lines) {
		for (const anchor of anchors) {
			const begun = anchor === '' ? undefined : waiting.get(anchor)
			if (begun !== undefined) chapters.push(newChapter(begun))
			waiting.delete(anchor)
		}
		const chapter = chapters.at(-1)
		if (!chapter) continue
		chapter.isAtTitle &&= repeatsTitle(text, chapter.title)
		if (!chapter.isAtTitle) chapter.lines.push(text)
	}
}

function newChapter(title = ''): Chapter {
	return { title, lines: [], isAtTitle: title !== '' }
}

/** The title stands above the part, so the heading that says it again is left out: 第一回 of 第一回 灵根. */
function repeatsTitle(line: string, title: string): boolean {
	return withoutSpaces(title).includes(withoutSpaces(line))
}

function withoutSpaces(text: string): string {
	return text.replace(/[\s\p{P}]/gu, '')
}

function toPart({ title, lines }: Chapter): TextPart {
	return { title: tidyTitle(title), text: joinLines(lines) }
}
