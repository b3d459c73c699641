/** Builds the browser's files, and bundles each worker as it is deployed to Cloudflare. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildEmbeddedVoice } from './embedded-voice.ts'
import type { Say } from './say.ts'
import { buildSegmentation } from './segmentation/build-segmentation.ts'
import { StopReason } from './stop-reason.ts'
import { linkStrokeFiles } from './stroke-files.ts'

export const workerConfigs = {
	web: 'wrangler.toml',
	tokenize: 'workers/tokenize/wrangler.toml',
	tts: 'workers/speech/wrangler.toml',
	articles: 'workers/articles/wrangler.toml',
	training: 'workers/training/wrangler.toml',
	outbox: 'tools/outbox/wrangler.toml',
} as const

export type WorkerName = keyof typeof workerConfigs

/** The inputs of a build. */
const sources = [
	'app',
	'workers',
	'tools',
	'public',
	'package-lock.json',
	'remix.config.ts',
	'vite.config.ts',
	'wrangler.toml',
]

const stampFile = join('build', 'stamp')

export function bundleFolder(worker: WorkerName): string {
	return resolve('build', 'workers', worker)
}

/** Builds, unless the sources are unchanged since the last build. */
export async function build(say: Say): Promise<void> {
	const stamp = hashOf(sources)
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
	emptyBuildFolder()
	await say('Building the pages', () =>
		runNode(['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn']),
	)
	linkStrokeFiles(join('build', 'client'))
	await say('Bundling the workers', () =>
		bundleWorkers(['web', 'tokenize', 'tts', 'articles', 'training', 'outbox']),
	)
	writeFileSync(stampFile, stamp)
}

/** Parts that take long and know whether their own sources have changed. */
const keptParts = ['embedded-voice', 'segmentation']

function emptyBuildFolder(): void {
	if (!existsSync('build')) return
	for (const part of readdirSync('build')) {
		if (!keptParts.includes(part)) rmSync(join('build', part), { recursive: true, force: true })
	}
}

/** Bundles workers with wrangler, the tool that deploys them. */
export async function bundleWorkers(workers: readonly WorkerName[]): Promise<void> {
	buildEmbeddedVoice()
	buildSegmentation()
	for (const worker of workers) {
		const target = ['-c', workerConfigs[worker], '--outdir', bundleFolder(worker)]
		await runNode(['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', ...target])
	}
}

function hashOf(paths: readonly string[]): string {
	const hash = createHash('sha256')
	for (const path of paths.flatMap(filesBelow).sort()) {
		hash.update(path).update('\0').update(readFileSync(path))
	}
	return hash.digest('hex')
}

function filesBelow(path: string): string[] {
	if (!statSync(path).isDirectory()) return [path]
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
}

function runNode(args: string[]): Promise<void> {
	return new Promise((done, failed) => {
		const child = spawn(process.execPath, args, {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...process.env,
				NODE_ENV: 'production',
				WRANGLER_SEND_METRICS: 'false',
				WRANGLER_SEND_ERROR_REPORTS: 'false',
				WRANGLER_HIDE_BANNER: 'true',
				CLOUDFLARE_CF_FETCH_ENABLED: 'false',
			},
		})
		let output = ''
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (chunk: Buffer) => {
				output += chunk
			})
		}
		child.once('error', failed)
		child.once('exit', (code) => {
			if (code === 0) done()
			else failed(new StopReason(`${output.trim()}\n\nThe build failed; see the lines above.`))
		})
	})
}
