/**
 * Reads an EPUB: a zip of web pages. Its package lists them in their order, and a table of contents
 * gives the chapters their titles.
 *
 *   content.opf: 红楼梦, ch1.xhtml, ch2.xhtml; toc.ncx: 第一回 → ch1.xhtml
 *     →   title 红楼梦, part 第一回, and a part called after the heading of ch2.xhtml
 *
 * Pictures, styles and scripts stay packed. What else stays behind is counted and named.
 * Source: EPUB 3.3 and OPF 2.0.1, read leniently.
 */
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { tidyTitle } from '#app/domain/texts/split-text.ts'
import { type Book, openBook } from './book.ts'
import { chapterNames } from './book-contents.ts'
import { shownName } from './book-paths.ts'
import { addPage, type Chapter } from './chapters.ts'
import type { ParseMarkup } from './markup.ts'
import { noLeftovers, readMarkup } from './markup-text.ts'
import { type FileNotice, withCount } from './notices.ts'
import { joinLines, partsWithText, type TextOfFile } from './text-of-file.ts'
import { unzip } from './unzip.ts'

const limits = { entries: 2_000, bytesOfEntry: 5_000_000, bytes: 20_000_000 }

/** Pages may have any ending or none, so that what is no page is told by its own. */
const isNoPage =
	/\.(?:jpe?g|png|gif|svgz?|webp|avif|bmp|tiff?|ico|otf|ttf|ttc|woff2?|eot|mp[34]|m4[abv]|ogg|oga|aac|wav|webm|css|js|pdf)$/i

/** `name` is the title of a book that has none. */
export function readEpub(
	bytes: Uint8Array,
	name: string,
	parse: ParseMarkup,
): Result<TextOfFile, TextFileCode> {
	const unpacked = unzip(bytes, limits, (path) => !isNoPage.test(path))
	if (!unpacked.ok) return err('own-file.too-much-inside')
	const opened = openBook(unpacked.value, parse)
	if (!opened.ok) return opened
	const book = opened.value
	const { chapters, notices } = readPages(book)
	const read = partsWithText(
		chapters.map(({ title, lines }) => ({ title: tidyTitle(title), text: joinLines(lines) })),
	)
	return ok({
		title: tidyTitle(book.title) || name,
		parts: read.parts,
		notices: [...notices, ...read.notices],
	})
}

function readPages(book: Book): { chapters: Chapter[]; notices: FileNotice[] } {
	const names = chapterNames(book)
	const chapters: Chapter[] = []
	const missing = [...book.missing]
	const withoutText = [...book.pictures]
	const broken: { name: string; places: number }[] = []
	const left = noLeftovers()
	for (const path of book.pages) {
		const page = book.read(path)
		if (!page) {
			missing.push(shownName(path))
			continue
		}
		const { lines, notes, beside } = readMarkup(page.root)
		left.notes += notes
		left.beside += beside
		if (page.brokenPlaces > 0) broken.push({ name: shownName(path), places: page.brokenPlaces })
		if (lines.length === 0) withoutText.push(shownName(path))
		addPage(chapters, lines, names.get(path) ?? new Map())
	}
	const of = book.pages.length + book.missing.length + book.pictures.length
	const places = broken.reduce((sum, page) => sum + page.places, 0)
	const notices: FileNotice[] = [
		{ code: 'own-file.pages-missing', count: missing.length, of, names: missing },
		{ code: 'own-file.broken-pages', count: places, names: broken.map((page) => page.name) },
		{ code: 'own-file.pages-without-text', count: withoutText.length, of, names: withoutText },
		{ code: 'own-file.pages-apart', count: book.apart.length, names: book.apart },
		{ code: 'own-file.notes', count: left.notes },
		{ code: 'own-file.beside', count: left.beside },
	]
	return { chapters, notices: withCount(notices) }
}
