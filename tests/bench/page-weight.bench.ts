/** P7: the JavaScript that Remix loads for a page before any click, each file compressed as it is sent. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { Budget } from '#tools/budgets.ts'
import type { BenchRow } from './bench-row.ts'

const files = join('build', 'client')

/** Bytes of a learner's page and of an editor's. */
const mostOfPage = 150_000
const mostOfEditor = 230_000

type Page = {
	route: string
	name: string
	/** The parent routes below the root. */
	within?: string[]
	most?: number
}

const pages: readonly Page[] = [
	{ route: 'features/today/pages/courses', name: 'courses' },
	{ route: 'features/today/pages/level-check', name: 'the level check' },
	{ route: 'features/speech/pages/sounds', name: 'the sounds' },
	{ route: 'features/courses/pages/category', name: 'a category' },
	{ route: 'features/courses/pages/course', name: 'a course' },
	{ route: 'features/lessons/pages/lesson', name: 'a lesson with its player' },
	{ route: 'features/articles/pages/articles', name: 'the articles' },
	{ route: 'features/articles/pages/article', name: 'an article with its player' },
	{ route: 'features/analyzer/pages/analyzer', name: 'the analyser' },
	{ route: 'features/texts/pages/texts', name: 'own texts' },
	{ route: 'features/texts/pages/text', name: 'an own text' },
	{ route: 'features/dictionary/pages/search', name: 'the dictionary' },
	{ route: 'features/dictionary/pages/word', name: 'a word of the dictionary' },
	{ route: 'features/flashcards/pages/flashcards', name: 'decks' },
	{ route: 'features/flashcards/pages/study', name: 'a deck studied' },
	{ route: 'features/flashcards/pages/stats', name: 'statistics' },
	{ route: 'features/my-words/pages/my-words', name: 'My Words' },
	{ route: 'features/my-words/pages/import', name: 'the import of words' },
	{ route: 'features/site/pages/settings', name: 'settings' },
	{ route: 'features/site/pages/device', name: 'what is on the device' },
	{
		route: 'features/lesson-editor/pages/segment',
		within: ['features/admin/pages/layout', 'features/lesson-editor/pages/text-page'],
		name: 'the segment editor',
		most: mostOfEditor,
	},
	{
		route: 'articles/segment',
		within: ['features/admin/pages/layout', 'articles/text-page'],
		name: 'the editor of an article',
		most: mostOfEditor,
	},
	{
		route: 'features/courses/pages/admin-course',
		within: ['features/admin/pages/layout'],
		name: 'a course in the back office',
		most: mostOfEditor,
	},
]

const loadedSchema = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })

const manifestSchema = z.object({
	entry: loadedSchema,
	routes: z.record(z.string(), loadedSchema),
})

export function benchPageWeights(): (BenchRow & Budget)[] {
	const { entry, routes } = readManifest()
	return pages.map(({ route, within = [], name, most = mostOfPage }) => {
		const parts = [entry, ...['root', ...within, route].map((name) => routes[name])]
		const named = parts.flatMap((part) => (part ? [part.module, ...part.imports] : []))
		if (!routes[route]) throw new Error(`No files of ${route}`)
		const weight = sum([...new Set(named)].map(weightOf))
		return {
			id: 'P7',
			name: `JavaScript of ${name}, gzip`,
			target: `≤ ${kilobytes(most)}`,
			measured: kilobytes(weight),
			ratio: weight / most,
			pass: weight <= most,
		}
	})
}

/** The manifest is a script that assigns one object. */
function readManifest(): z.infer<typeof manifestSchema> {
	const name = readdirSync(join(files, 'assets')).find((file) => file.startsWith('manifest-'))
	if (!name) throw new Error('The pages are not built')
	const script = readFileSync(join(files, 'assets', name), 'utf8')
	const object = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)
	return manifestSchema.parse(JSON.parse(object))
}

function weightOf(path: string): number {
	return gzipSync(readFileSync(join(files, path))).length
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0)
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`
}
