/**
 * The package of an EPUB: what it is called, its pages in their order, and where its contents stand.
 *
 *   META-INF/container.xml → OEBPS/content.opf → OEBPS/text/ch1.xhtml, OEBPS/text/ch2.xhtml
 */
import type { TextFileCode } from '#app/domain/errors/text-files.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
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

export type Book = {
	title: string
	/** Paths of its pages, in the order of reading. */
	pages: string[]
	/** Paths of its tables of contents: of EPUB 3, and of EPUB 2. */
	contents: string[]
	/** Undefined where the book has no such page. */
	read(path: string): MarkupNode | undefined
}

type Item = { path: string; isContents: boolean; isPage: boolean }

export function openBook(files: Unzipped, parse: ParseMarkup): Result<Book, TextFileCode> {
	function read(path: string): MarkupNode | undefined {
		const bytes = files.get(path)
		const text = bytes && decodeText(bytes)
		return text === undefined ? undefined : parse(asHtml(text))
	}

	const container = read('META-INF/container.xml')
	const root = container && elementsOf(container).find((node) => nameOf(node) === 'rootfile')
	const packagePath = root && pathFrom('', attribute(root, 'full-path') ?? '')?.path
	const description = packagePath === undefined ? undefined : read(packagePath)
	if (packagePath === undefined || !description) return err('own-file.damaged')

	const elements = elementsOf(description)
	const items = new Map(elements.flatMap((node) => itemOf(node, packagePath)))
	const listed = elements
		.filter((node) => nameOf(node) === 'itemref' && attribute(node, 'linear') !== 'no')
		.map((node) => items.get(attribute(node, 'idref') ?? ''))
		.filter((item) => item?.isPage)
		.flatMap((item) => item?.path ?? [])
	const contents = [...items.values()].filter(({ isContents }) => isContents)
	const paths = contents.map(({ path }) => path)
	const pages = [...new Set(listed)].filter((path) => files.has(path) && !paths.includes(path))
	if (encryptedPaths(read('META-INF/encryption.xml')).some((path) => listed.includes(path))) {
		return err('own-file.protected')
	}
	if (pages.length === 0) return err('own-file.damaged')
	const title = elements.find((node) => nameOf(node) === 'title')
	return ok({ title: title ? textOf(title) : '', pages, contents: paths, read })
}

function itemOf(node: MarkupNode, packagePath: string): [string, Item][] {
	const id = attribute(node, 'id')
	const found = pathFrom(packagePath, attribute(node, 'href') ?? '')
	if (nameOf(node) !== 'item' || id === undefined || !found) return []
	const type = attribute(node, 'media-type') ?? ''
	const properties = (attribute(node, 'properties') ?? '').split(/\s+/)
	const isContents = properties.includes('nav') || type === 'application/x-dtbncx+xml'
	return [[id, { path: found.path, isContents, isPage: /html|^$/.test(type) }]]
}

/** Fonts may be encrypted in a book that can be read. */
function encryptedPaths(encryption: MarkupNode | undefined): string[] {
	if (!encryption) return []
	return elementsOf(encryption)
		.filter((node) => nameOf(node) === 'cipherreference')
		.flatMap((node) => pathFrom('', attribute(node, 'uri') ?? '')?.path ?? [])
}

/**
 * Where a link leads inside the zip: `../ch%201.xhtml#a` of OEBPS/nav/toc.xhtml to OEBPS/ch 1.xhtml and a.
 * Undefined for other places, such as addresses of the web.
 */
export function pathFrom(from: string, link: string): { path: string; anchor: string } | undefined {
	try {
		const { protocol, host, pathname, hash } = new URL(link, `epub:///${encodeURI(from)}`)
		if (protocol !== 'epub:' || host !== '') return undefined
		return {
			path: decodeURIComponent(pathname.slice(1)),
			anchor: decodeURIComponent(hash.slice(1)),
		}
	} catch {
		// URL and decodeURIComponent throw at what is no address.
		return undefined
	}
}
