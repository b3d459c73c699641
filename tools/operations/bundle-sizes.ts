/** The size of each worker as Cloudflare counts it: all modules, gzipped. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleFolder, type WorkerName } from '#tools/build.ts'

export const deployedWorkers = [
	'tokenize',
	'tts',
	'articles',
	'training',
	'web',
] as const satisfies WorkerName[]

/** Cloudflare allows 10 MB; smaller workers start faster. */
const mostBytes: Record<(typeof deployedWorkers)[number], number> = {
	tokenize: 1_250_000,
	tts: 4_000_000,
	articles: 500_000,
	training: 500_000,
	web: 768_000,
}

type BundleSize = { worker: string; gzipBytes: number; isWithin: boolean }

export function bundleSizes(): BundleSize[] {
	return deployedWorkers.map((worker) => {
		const folder = bundleFolder(worker)
		const modules = readdirSync(folder).filter((file) => /\.(js|wasm|bin|txt)$/.test(file))
		const gzipBytes = modules.reduce(
			(sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
			0,
		)
		return { worker, gzipBytes, isWithin: gzipBytes <= mostBytes[worker] }
	})
}

export function sayBundleSizes(sizes: readonly BundleSize[]): void {
	for (const { worker, gzipBytes, isWithin } of sizes) {
		const size = `${(gzipBytes / 1024).toFixed(0)} kB gzip`
		console.log(`  ${worker.padEnd(9)} ${size.padStart(13)}${isWithin ? '' : '  over its limit'}`)
	}
}
