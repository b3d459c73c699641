import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { longTests } from './tests/support/long-tests.ts'
import { speechServers } from './tests/support/speech-server.ts'
import { workerDatabases } from './tests/support/worker-databases.ts'

/** Set by `npm run test:long`: run only the tests that try more then. */
const isLong = process.env.HANLU_TESTS === 'long'

/**
 * Starting a thread or a workerd takes longer than most files, so that many files share one. A file
 * leaves nothing behind: what it stubs and spies on is as it was before the next test.
 */
const shared = {
	isolate: false,
	restoreMocks: true,
	unstubGlobals: true,
	unstubEnvs: true,
	provide: { isLong },
	setupFiles: ['tests/support/before-each-file.ts'],
}

/** A machine may do other things meanwhile, and 10,000 runs of a property take a while. */
const patience = isLong ? 900_000 : 60_000
const patient = { testTimeout: patience, hookTimeout: patience }

/** All tests below a folder, or those of them that try more in the long run. */
function testsIn(folder: string): string[] {
	if (isLong) return longTests().filter((path) => path.startsWith(`${folder}/`))
	return [`${folder}/**/*.test.{ts,tsx}`]
}

/** A worker tested inside workerd, with its own bindings as its wrangler.toml names them. */
function worker(name: string) {
	const databases = workerDatabases()
	const servers = speechServers()
	return {
		plugins: [
			cloudflareTest(async () => ({
				wrangler: { configPath: `./workers/${name}/wrangler.toml` },
				miniflare: {
					cf: false,
					bindings: { LIBSQL_URL: await databases.open(), SPEECH_SERVER: await servers.open() },
				},
			})),
			databases.plugin,
			servers.plugin,
		],
		test: {
			...shared,
			...patient,
			name: `worker-${name}`,
			include: testsIn(`tests/workers/${name}`),
		},
	}
}

export default defineConfig({
	test: {
		globalSetup: [
			'tests/support/database-server.ts',
			'tests/support/dictionary-file.ts',
			'tests/support/embedded-voice.ts',
			'tests/support/segmentation.ts',
		],
		maxWorkers: '100%',
		projects: [
			{
				test: {
					...shared,
					...patient,
					name: 'node',
					environment: 'node',
					pool: 'threads',
					include: testsIn('tests'),
					exclude: ['tests/workers/{tokenize,speech,articles,training}/**', 'tests/e2e/**'],
				},
			},
			worker('tokenize'),
			worker('speech'),
			worker('articles'),
			worker('training'),
		],
	},
})
