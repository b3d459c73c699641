import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

type Files = { project?: string; include?: string[]; exclude?: string[]; fileParallelism?: boolean }

/**
 * A worker tested inside workerd, with its own bindings as its wrangler.toml names them. Its files
 * share one database and come one after the other, unless they are said not to.
 */
function worker(name: string, files: Files = {}) {
	const { project = name, include = ['**'], exclude = [], fileParallelism = false } = files
	const below = (folder: string) => `tests/workers/${name}/${folder}/*.test.ts`
	return {
		plugins: [
			cloudflareTest(({ inject }) => ({
				wrangler: { configPath: `./workers/${name}/wrangler.toml` },
				miniflare: { cf: false, bindings: { LIBSQL_URL: inject('databaseUrl') } },
			})),
		],
		test: {
			name: `worker-${project}`,
			include: include.map(below),
			exclude: exclude.map(below),
			fileParallelism,
		},
	}
}

const voices = ['embedded-voice/**', 'providers/**']

export default defineConfig({
	test: {
		globalSetup: [
			'tests/support/database-server.ts',
			'tests/support/embedded-voice.ts',
			'tests/support/segmentation.ts',
		],
		projects: [
			{
				test: {
					name: 'node',
					environment: 'node',
					include: ['tests/**/*.test.{ts,tsx}'],
					exclude: ['tests/workers/{tokenize,tts,articles}/**', 'tests/e2e/**', 'tests/faults/**'],
				},
			},
			worker('tokenize'),
			// The sweep looks at all jobs there are; the voices know of no database.
			worker('tts', { exclude: voices }),
			worker('tts', { project: 'tts-voices', include: voices, fileParallelism: true }),
			worker('articles'),
		],
	},
})
