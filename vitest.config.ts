import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { workerDatabases } from './tests/support/worker-databases.ts'

/**
 * Starting a thread or a workerd takes longer than most files, so that many files share one. A file
 * leaves nothing behind: what it stubs and spies on is as it was before the next test.
 */
const shared = { isolate: false, restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

/** A machine may do other things meanwhile. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 }

/** A worker tested inside workerd, with its own bindings as its wrangler.toml names them. */
function worker(name: string) {
	const databases = workerDatabases()
	return {
		plugins: [
			cloudflareTest(async () => ({
				wrangler: { configPath: `./workers/${name}/wrangler.toml` },
				miniflare: { cf: false, bindings: { LIBSQL_URL: await databases.open() } },
			})),
			databases.plugin,
		],
		test: {
			...shared,
			...patient,
			name: `worker-${name}`,
			include: [`tests/workers/${name}/**/*.test.ts`],
		},
	}
}

export default defineConfig({
	test: {
		globalSetup: [
			'tests/support/database-server.ts',
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
					include: ['tests/**/*.test.{ts,tsx}'],
					exclude: [
						'tests/workers/{tokenize,speech,articles}/**',
						'tests/e2e/**',
						'tests/faults/**',
					],
				},
			},
			{
				test: {
					...shared,
					...patient,
					name: 'faults',
					environment: 'node',
					pool: 'threads',
					include: ['tests/faults/**/*.test.ts'],
				},
			},
			worker('tokenize'),
			worker('speech'),
			worker('articles'),
		],
	},
})
