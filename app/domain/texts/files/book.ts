/**
 * The package of an EPUB: what it is called, its pages in their order, and where its contents stand.
 *
 *   META-INF/container.xml → OEBPS/content.opf → OEBPS/text/第一章.xhtml, OEBPS/text/第二章.xhtml
 *
 * A page that it lists and the zip lacks is named, and the others are read.
 */
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type FindPlace, placesIn, shownName } from './book-paths.ts'
import { readDecoded } from './decoded-markup.ts'
import {
	asHtml,
	attribute,
	elementsOf,
	type MarkupNode,
	nameOf,
	type ParseMarkup,
	textOf,
} from './markup.ts'
import type { Unzipped } from './unzip.ts'

/** `brokenPlaces` are those in its bytes that mean no character. */
type BookPage = { root: MarkupNode; brokenPlaces: number }

export type Book = {
	title: string
	/** Paths of its pages, in the order of reading. */
	pages: string[]
	/** Names of pages that are listed, and are not there. */
	missing: string[]
	/** Names of pages that stand outside the order of reading. */
	apart: string[]
	/** Names of listed pages that are pictures. */
	pictures: string[]
	/** Paths of its tables of contents: of EPUB 3, and of EPUB 2. */
	contents: string[]
	find: FindPlace
	/** Undefined where the book has no such page. */
	read(path: string): BookPage | undefined
}

type Item = { path: string | undefined; name: string; isContents: boolean; isPicture: boolean }

export function openBook(files: Unzipped, parse: ParseMarkup): Result<Book, TextFileCode> {
	const find = placesIn(files.keys())

	function read(path: string | undefined): BookPage | undefined {
		const bytes = path === undefined ? undefined : files.get(path)
		const decoded = bytes && readDecoded(bytes)
		if (decoded === undefined) return undefined
		return { root: parse(asHtml(decoded.text)), brokenPlaces: decoded.brokenPlaces }
	}

	const packagePath = pathOfPackage(files, find, read)
	const description = read(packagePath)
	if (packagePath === undefined || !description) return err('own-file.damaged')

	const elements = elementsOf(description.root)
	const items = new Map(elements.flatMap((node) => itemOf(node, packagePath, find)))
	const listed = listedItems(elements, items)
	const encryption = read(find('', 'META-INF/encryption.xml')?.path)
	const encrypted = encryption ? encryptedPaths(encryption.root, find) : []
	const pages = pathsOf(listed.inOrder.filter(({ isPicture }) => !isPicture))
	if (encrypted.some((path) => pages.includes(path))) return err('own-file.protected')
	const missing = listed.inOrder.filter(({ path }) => path === undefined)
	// A book of which most is away would be read as a book of its rest.
	if (pages.length === 0 || pages.length < missing.length) return err('own-file.damaged')
	const title = elements.find((node) => nameOf(node) === 'title')
	return ok({
		title: title ? textOf(title) : '',
		pages,
		missing: namesOf(missing),
		apart: namesOf(listed.apart),
		pictures: namesOf(listed.inOrder.filter(({ path, isPicture }) => path && isPicture)),
		contents: pathsOf([...items.values()].filter(({ isContents }) => isContents)),
		find,
		read,
	})
}

/** Where the container says, or the only package that the zip has. */
function pathOfPackage(
	files: Unzipped,
	find: FindPlace,
	read: (path: string | undefined) => BookPage | undefined,
): string | undefined {
	const container = read(find('', 'META-INF/container.xml')?.path)
	const root = container && elementsOf(container.root).find((node) => nameOf(node) === 'rootfile')
	const named = root && find('', attribute(root, 'full-path') ?? '')?.path
	return named ?? [...files.keys()].find((path) => /\.opf$/i.test(path))
}

function itemOf(node: MarkupNode, packagePath: string, find: FindPlace): [string, Item][] {
	const id = attribute(node, 'id')
	const link = attribute(node, 'href')
	if (nameOf(node) !== 'item' || id === undefined || link === undefined) return []
	const type = attribute(node, 'media-type') ?? ''
	const properties = (attribute(node, 'properties') ?? '').split(/\s+/)
	const item = {
		path: find(packagePath, link)?.path,
		name: shownName(link),
		isContents: properties.includes('nav') || type === 'application/x-dtbncx+xml',
		// Pages had many types: text/x-oeb1-document before 2007, application/xml, none at all.
		isPicture: /^(?:image|audio|video|font)\//.test(type),
	}
	return [[id, item]]
}

/** Those with `linear="no"` stand apart, unless all do. An id that no item has is named as it is. */
function listedItems(elements: readonly MarkupNode[], items: ReadonlyMap<string, Item>) {
	const inOrder = new Set<Item>()
	const apart = new Set<Item>()
	const unknown = new Map<string, Item>()
	for (const node of elements) {
		const id = attribute(node, 'idref')
		if (nameOf(node) !== 'itemref' || id === undefined) continue
		const stranger = unknown.get(id) ?? {
			path: undefined,
			name: id,
			isContents: false,
			isPicture: false,
		}
		const item = items.get(id) ?? stranger
		if (item === stranger) unknown.set(id, stranger)
		if (item.isContents) continue
		if (attribute(node, 'linear') === 'no') apart.add(item)
		else inOrder.add(item)
	}
	const isAllApart = inOrder.size === 0
	return { inOrder: [...(isAllApart ? apart : inOrder)], apart: isAllApart ? [] : [...apart] }
}

function pathsOf(items: readonly Item[]): string[] {
	return [...new Set(items.flatMap(({ path }) => path ?? []))]
}

function namesOf(items: readonly Item[]): string[] {
	return items.map(({ name }) => name)
}

/** Fonts may be encrypted in a book that can be read. */
function encryptedPaths(encryption: MarkupNode, find: FindPlace): string[] {
	return elementsOf(encryption)
		.filter((node) => nameOf(node) === 'cipherreference')
		.flatMap((node) => find('', attribute(node, 'uri') ?? '')?.path ?? [])
}
