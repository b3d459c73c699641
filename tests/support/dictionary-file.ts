/** Builds the dictionary once for all threads and later runs: each would take seconds for it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { hashOf, keptFolder, testCache } from '#tools/testing/kept-folder.ts'

declare module 'vitest' {
	interface ProvidedContext {
		dictionaryFile: string
	}
}

const sources = ['app/domain', 'app/seed', 'package-lock.json']

export default async function setup(project: TestProject) {
	const name = 'dictionary.json'
	const state = `dictionary-${hashOf(sources)}`
	const folder = await keptFolder(testCache, state, async (folder) =>
		writeFileSync(join(folder, name), JSON.stringify(buildDictionary())),
	)
	project.provide('dictionaryFile', join(folder, name))
}
