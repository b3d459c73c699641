/**
 * All text comes in through `incomingText`. Requests pass it by construction: a body where it is read, an
 * address before the framework sees it, a file where its bytes become text. These tests name the places
 * where something is read in another way; a new one fails until it uses the door and stands here.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = ['app', 'workers']
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
	)
	.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('app/seed'))
	.map((path) => ({ path, source: readFileSync(path, 'utf8') }))

const door = 'incomingText('

function filesWith(pattern: RegExp): string[] {
	return sources
		.filter(({ source }) => pattern.test(source))
		.map(({ path }) => path)
		.sort()
}

/** What is read there, and why it is no text that goes around the door. */
const readers = {
	'app/db/nearest-database.server.ts': 'questions to the database and its answers',
	'app/features/analyzer/typed-text.server.ts': 'door',
	'app/features/course-files/pages/import-parts.ts': 'bytes of a zip',
	'app/features/lesson-editor/pages/readings.ts': 'words of a text that came in',
	'app/features/lesson-editor/pages/tokenize.ts':
		'a text that came in, whose length the words keep',
	'app/features/speech/pages/speech-jobs.ts':
		'a text that came in, which the speech worker passes again',
	'app/http/body.server.ts': 'incoming',
	'app/http/keep-form.ts': 'a form in the browser, which keeps what was typed',
	'app/http/upload.server.ts': 'bytes of sounds and pictures',
}

test('the body of a request is read in named places', () => {
	const reading =
		/\breadBytes\(|\.formData\(\)|\brequest\.(?:body|text|json|clone|arrayBuffer|blob)\b/
	const inWeb = filesWith(reading).filter((path) => !/^workers\/(?!web)/.test(path))
	expect(inWeb.filter((path) => path !== 'workers/web/rest-of-body.ts')).toEqual(
		Object.keys(readers).sort(),
	)
	for (const [path, why] of Object.entries(readers)) {
		if (why === 'door') expect(readFileSync(path, 'utf8')).toContain(door)
	}
	const body = readFileSync('app/http/body.server.ts', 'utf8')
	expect(body).toContain('then(incomingForm')
	expect(body).toContain('incomingJson(parseJson(')
})

/** Where bytes become text. */
const decoders = {
	'app/domain/course-files/zip-entries.ts': 'names of files',
	'app/domain/damaged-text.ts': 'door',
	'app/domain/everyday-hanzi.ts': 'the tables of the encodings themselves',
	'app/domain/media/image-kind.ts': 'the beginning of a picture',
	'app/domain/mended-pairs.ts': 'pieces of a damaged text, which comes in whole',
	'app/domain/pinyin/readings-table.ts': 'our own table',
	'app/domain/segmentation/traditional.ts': 'our own table',
	'app/domain/text-encoding.ts': 'door',
	'app/domain/texts/files/decoded-markup.ts': 'door',
	'app/domain/texts/files/book-paths.ts': 'names of files',
	'app/features/analyzer/text-link.ts': 'the text of a link, which is sent to be analysed',
	'app/features/analyzer/typed-text.server.ts': 'door',
	'app/http/body.server.ts': 'incoming',
	'workers/speech/providers/openai-speech.ts': 'answers of a provider',
	'workers/speech/providers/upstream.ts': 'answers of a provider',
	'workers/tokenize/engines/ask-upstream.ts': 'answers of an engine',
}

test('bytes become text in named places', () => {
	expect(filesWith(/new TextDecoder\(/)).toEqual(Object.keys(decoders).sort())
	for (const [path, why] of Object.entries(decoders)) {
		if (why === 'door') expect(readFileSync(path, 'utf8')).toContain(door)
	}
})

test('the addresses of all pages pass the door before the framework sees them', () => {
	const app = readFileSync('workers/web/app.ts', 'utf8')
	expect(app.match(/handlePage\(/g)).toHaveLength(1)
	expect(app).toContain('forPages(c.req.raw)')
	expect(app).toContain('incomingAddress(')
})

test('nothing else drops what draws nothing', () => {
	const cleaner = /\.replace(?:All)?\([^)]*\\u\{?(?:200b|feff|00ad|2060)/i
	expect(filesWith(cleaner)).toEqual([])
})
