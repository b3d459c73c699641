/** Links and paths in the documents exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
	'README.md',
	'workers/speech/embedded-voice/README.md',
	...readdirSync('docs')
		.filter((name) => name.endsWith('.md'))
		.map((name) => join('docs', name)),
]

const folders = ['app', 'workers', 'tools', 'tests', 'docs', 'migrations', 'public']

const paths = folders.flatMap((folder) => [
	folder,
	...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
])

/** 'workers/{tokenize,tts}' names two; a * stands for any part of a name. */
function named(path: string): RegExp[] {
	const [, before = path, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
	return choices
		.split(',')
		.map((choice) => before + choice + after)
		.map((one) => one.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
		.map((pattern) => new RegExp(`^${pattern}$`))
}

test.each(documents)('every link and path in %s exists', (document) => {
	const text = readFileSync(document, 'utf8')
	const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
	expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])

	const quoted = [...text.matchAll(/`([\w./{},*-]+)`/g)].map(([, path = '']) => path)
	const own = quoted.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
	const missing = own.filter((path) =>
		named(path).some((pattern) => !paths.some((present) => pattern.test(present))),
	)
	expect(missing).toEqual([])
})
