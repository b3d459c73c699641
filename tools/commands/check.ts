import { runNode } from '#tools/run-node.ts'

const steps = [
	[
		'format and lint',
		'node_modules/@biomejs/biome/bin/biome',
		['check', '--error-on-warnings', '.'],
	],
	[
		'types',
		'node_modules/typescript/bin/tsc',
		// The second check of a day looks only at what has changed.
		['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
	],
	[
		'import rules',
		'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
		['--output-type', 'err', 'app', 'workers', 'tools', 'tests'],
	],
	['for what is unused', 'node_modules/knip/bin/knip.js', ['--no-progress', '--no-config-hints']],
	[
		'for what only tests use',
		'node_modules/knip/bin/knip.js',
		[
			'--no-progress',
			'--no-config-hints',
			'--production',
			'--config=knip.production.jsonc',
			'--include=exports,types,enumMembers,duplicates',
		],
	],
] as const

/** Checks format and lint, types, import rules, and that nothing is unused. */
export async function check(): Promise<{ name: string; passed: boolean }[]> {
	const results = []
	for (const [name, script, args] of steps) {
		console.log(`Checking ${name}…`)
		results.push({ name, passed: (await runNode([script, ...args])) === 0 })
	}
	return results
}

/** `npm run check`. */
export async function run(): Promise<void> {
	const results = await check()
	if (results.some(({ passed }) => !passed)) process.exitCode = 1
}
