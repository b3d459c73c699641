/**
 * The titles of a book's chapters, from its table of contents.
 *
 *   <a href="ch1.xhtml">第一章</a> <a href="ch1.xhtml#b">第二章</a>
 *     →   ch1.xhtml: its beginning is 第一章, the element with the id b is 第二章
 *
 * EPUB 3 has a page with a list of links (nav), EPUB 2 a file of its own (NCX). The first that has
 * entries is taken.
 */
import type { Book } from './book.ts'
import type { FindPlace } from './book-paths.ts'
import { attribute, elementsOf, type MarkupNode, nameOf, textOf } from './markup.ts'

/** Titles by the path of a page, then by the anchor in it; '' is the page's beginning. */
export type ChapterNames = ReadonlyMap<string, ReadonlyMap<string, string>>

export function chapterNames(book: Book): ChapterNames {
	for (const path of book.contents) {
		const page = book.read(path)
		const entries = page ? entriesOf(elementsOf(page.root)) : []
		if (entries.length > 0) return byPage(entries, path, book.find)
	}
	return new Map()
}

type Entry = { title: string; link: string }

function entriesOf(elements: readonly MarkupNode[]): Entry[] {
	const isNcx = elements.some((node) => nameOf(node) === 'navmap')
	return (isNcx ? entriesOfNcx(elements) : entriesOfNav(elements)).filter(
		({ title, link }) => title !== '' && link !== '',
	)
}

/** A label comes before the place it names. */
function entriesOfNcx(elements: readonly MarkupNode[]): Entry[] {
	const entries: Entry[] = []
	let label = ''
	for (const node of elements) {
		const name = nameOf(node)
		// The lists of pages and pictures come after the chapters.
		if (name === 'pagelist' || name === 'navlist') break
		if (name === 'navlabel') label = textOf(node)
		if (name === 'content') entries.push({ title: label, link: attribute(node, 'src') ?? '' })
	}
	return entries
}

function entriesOfNav(elements: readonly MarkupNode[]): Entry[] {
	const navs = elements.filter((node) => nameOf(node) === 'nav')
	const nav = navs.find((node) => attribute(node, 'epub:type') === 'toc') ?? navs[0]
	const links = nav ? elementsOf(nav).filter((node) => nameOf(node) === 'a') : []
	return links.map((node) => ({ title: textOf(node), link: attribute(node, 'href') ?? '' }))
}

/** A volume and its first chapter often share a place: 第一卷 第一章. */
function byPage(entries: readonly Entry[], contentsPath: string, find: FindPlace): ChapterNames {
	const pages = new Map<string, Map<string, string>>()
	for (const { title, link } of entries) {
		const found = find(contentsPath, link)
		if (!found) continue
		const names = pages.get(found.path) ?? new Map<string, string>()
		const before = names.get(found.anchor)
		names.set(found.anchor, before === undefined || before === title ? title : `${before} ${title}`)
		pages.set(found.path, names)
	}
	return pages
}
