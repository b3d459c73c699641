/** Files that become own texts, made in memory: a book, and subtitles of a film. */
import { strToU8, type Zippable, zipSync } from 'fflate'

type Chapter = { title: string; paragraphs: string[]; before?: string; after?: string }

type Book = {
	title: string
	chapters: Chapter[]
	/** Paths and contents beside the pages; they replace what has the same path. */
	more?: Record<string, string | Uint8Array>
}

const container =
	'<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">' +
	'<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/>' +
	'</rootfiles></container>'

/** An EPUB 3 with an NCX too, as most programs write it. Paths by their number: OEBPS/text/ch1.xhtml. */
export function makeEpub({ title, chapters, more = {} }: Book): Uint8Array<ArrayBuffer> {
	const numbers = chapters.map((_, index) => index + 1)
	const pages = chapters.map((chapter, index) => [`OEBPS/text/ch${index + 1}.xhtml`, page(chapter)])
	const items = numbers.map(
		(number) =>
			`<item id="c${number}" href="text/ch${number}.xhtml" media-type="application/xhtml+xml"/>`,
	)
	const files = {
		mimetype: 'application/epub+zip',
		'META-INF/container.xml': container,
		'OEBPS/content.opf':
			'<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0">' +
			`<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></metadata>` +
			`<manifest>${items.join('')}<item id="nav" href="nav.xhtml" properties="nav" ` +
			'media-type="application/xhtml+xml"/></manifest>' +
			`<spine>${numbers.map((number) => `<itemref idref="c${number}"/>`).join('')}</spine></package>`,
		'OEBPS/nav.xhtml':
			'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" ' +
			'xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body><nav epub:type="toc"><ol>' +
			chapters
				.map(
					(chapter, index) => `<li><a href="text/ch${index + 1}.xhtml">${chapter.title}</a></li>`,
				)
				.join('') +
			'</ol></nav></body></html>',
		...Object.fromEntries(pages),
		...more,
	}
	return zip(files)
}

export function zip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
	const entries: Zippable = Object.fromEntries(
		Object.entries(files).map(([path, content]) => [
			path,
			typeof content === 'string' ? strToU8(content) : content,
		]),
	)
	return new Uint8Array(zipSync(entries))
}

function page({ title, paragraphs, before = '', after = '' }: Chapter): string {
	return (
		'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml">' +
		`<head><title/>${before}</head><body><h2>${title}</h2>` +
		`${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}${after}</body></html>`
	)
}

const words =
	'我们今天一起去山里看花喝茶说话他很高兴因为天气好了老人家也来听风声水流过小桥孩子跑得快'

/** The same characters for the same seed. */
function sentence(seed: number, length: number): string {
	let state = seed + 1
	let text = ''
	for (let index = 0; index < length; index += 1) {
		state = Math.imul(state, 1_664_525) + 1_013_904_223
		text += words[(state >>> 16) % words.length] ?? ''
	}
	return `${text}。`
}

/** A novel of 120 chapters and a picture: 1.5 MB as a file, and some 400,000 characters. */
export function largeEpub(): Uint8Array<ArrayBuffer> {
	const chapters = Array.from({ length: 120 }, (_, chapter) => ({
		title: `第${chapter + 1}回`,
		paragraphs: Array.from({ length: 90 }, (__, index) => sentence(chapter * 100 + index, 46)),
	}))
	// Pictures are packed already, so that they stay as large as they are.
	let state = 1
	const picture = Uint8Array.from({ length: 1_000_000 }, () => {
		state = Math.imul(state, 1_664_525) + 1_013_904_223
		return state >>> 24
	})
	return makeEpub({ title: '山中故事', chapters, more: { 'OEBPS/cover.jpg': picture } })
}

/** A film of 90 minutes: 1,350 cues of four seconds. */
export function filmSubtitles(): string {
	const cues = Array.from({ length: 1_350 }, (_, index) => {
		const from = index * 4
		return `${index + 1}\n${clock(from)} --> ${clock(from + 3)}\n${sentence(index, 12)}\n`
	})
	return cues.join('\n')
}

function clock(seconds: number): string {
	const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return `${parts.map((part) => String(part).padStart(2, '0')).join(':')},000`
}
