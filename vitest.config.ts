import { cloudflareTest } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

/** A worker tested inside workerd, with its own bindings as its wrangler.toml names them. */
function worker(name: string) {
	return {
		plugins: [
			cloudflareTest(({ inject }) => ({
				wrangler: { configPath: `./workers/${name}/wrangler.toml` },
				miniflare: { cf: false, bindings: { LIBSQL_URL: inject('databaseUrl') } },
			})),
		],
		test: {
			name: `worker-${name}`,
			include: [`tests/workers/${name}/**/*.test.ts`],
			// They share one database, and the tts worker's sweep looks at all of it.
			fileParallelism: false,
		},
	}
}

export default defineConfig({
	test: {
		globalSetup: ['tests/support/database-server.ts', 'tests/support/embedded-voice.ts'],
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
			worker('tts'),
			worker('articles'),
		],
	},
})
