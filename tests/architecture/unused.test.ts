/** Nothing is kept for nobody: no export that no file imports, no sentence that nobody says. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { errors } from '#app/domain/errors.ts'

const sources = new Map(
	['app', 'workers', 'tools', 'tests']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
		)
		.concat(readdirSync('.'))
		.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
		.map((path) => [path, readFileSync(path, 'utf8')] as const),
)

/** What others find by its name alone: Remix, or the command line. */
const found = [
	{
		by: /^app\/(features\/[^/]+\/pages\/|root\.tsx|entry\.server\.tsx)/,
		names:
			/^(loader|action|client(Loader|Action)|meta|links|headers|handle|shouldRevalidate|ErrorBoundary|HydrateFallback|Layout|handleError)$/,
	},
	{ by: /^tools\/(commands|operations)\//, names: /^run$/ },
]

/** '#app/domain/hanzi.ts' and './hanzi.ts' as app/domain/hanzi.ts. */
function fileOf(specifier: string, importer: string): string {
	return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(importer), specifier)
}

/** The names that files import of each other; * where one takes all of another. */
function importedNames(): Map<string, Map<string, string[]>> {
	const imported = new Map<string, Map<string, string[]>>()
	function note(importer: string, specifier: string, name: string) {
		const file = fileOf(specifier, importer)
		const names = imported.get(file) ?? new Map<string, string[]>()
		names.set(name, [...(names.get(name) ?? []), importer])
		imported.set(file, names)
	}
	for (const [importer, text] of sources) {
		const clauses = /(?:import|export)\s+(?:type\s+)?([^'"();]*?)\s+from\s+'([#.][^'?]+)/g
		for (const [, clause = '', specifier = ''] of text.matchAll(clauses)) {
			if (clause.includes('*')) note(importer, specifier, '*')
			for (const named of /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? []) {
				const name = /^(?:type\s+)?(\w+)/.exec(named.trim())?.[1]
				if (name) note(importer, specifier, name)
			}
		}
		for (const [, specifier = ''] of text.matchAll(/import\(\s*'([#.][^'?]+)/g)) {
			note(importer, specifier, '*')
		}
	}
	return imported
}

const product = [...sources].filter(([file]) => /^(app|workers)\//.test(file))

const exported = product.flatMap(([file, text]) =>
	[...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|type|enum) ([\w$]+)/gm)].map(
		([, name = '']) => ({ file, name, text }),
	),
)

test('what a file exports another imports, and what only a test imports is used in its file', () => {
	const imported = importedNames()
	const unused = exported.filter(({ file, name, text }) => {
		if (found.some(({ by, names }) => by.test(file) && names.test(name))) return false
		const names = imported.get(file)
		const importers = [...(names?.get(name) ?? []), ...(names?.get('*') ?? [])]
		if (importers.some((path) => !path.startsWith('tests/'))) return false
		const isUsedHere = text.split(new RegExp(`\\b${name}\\b`)).length > 2
		return importers.length === 0 || !isUsedHere
	})
	expect(exported.length).toBeGreaterThan(500)
	expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

/** The texts and statuses of the error codes, which name each code themselves. */
const isCatalogue = /^app\/(domain\/(page-)?errors\.ts|domain\/errors\/|contracts\/error-status)/

test('every sentence of the catalogue is said somewhere', () => {
	const others = product.filter(([file]) => !isCatalogue.test(file))
	const unsaid = Object.keys(errors).filter(
		(code) => !others.some(([, text]) => text.includes(`'${code}'`) || text.includes(`"${code}"`)),
	)
	expect(unsaid).toEqual([])
})
