/** Runs all workers in one process with Miniflare: workerd, R2 and queues. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, type WorkerOptions } from 'miniflare'
import {
	unstable_readConfig as readConfig,
	unstable_getMiniflareWorkerOptions as workerOptions,
} from 'wrangler'
import { bundleFolder, type WorkerName, workerConfigs } from './build.ts'
import type { AskWorker } from './first-audio.ts'
import { freePort } from './ports.ts'
import { startSupervised, type Workers } from './supervised-workers.ts'

type HostOptions = {
	port: number
	objects: string
	variables: Record<string, string>
	/** In development Vite runs the web worker's code; only its bindings are needed. */
	isDevelopment?: boolean
	/** Runs when the workers are started anew, before they run again. */
	beforeRestart?: () => Promise<void>
	afterRestart?: () => void
}

const moduleTypes = { js: 'ESModule', wasm: 'CompiledWasm', bin: 'Data', txt: 'Text' } as const

export async function startHost({
	port,
	objects,
	variables,
	isDevelopment,
	...care
}: HostOptions): Promise<Workers> {
	const options = {
		cf: false,
		telemetry: { enabled: false },
		log: new Log(LogLevel.WARN),
		defaultPersistRoot: objects,
		workers: allWorkers.map((worker) => ({
			...optionsOf(worker, variables),
			...(worker === 'web' && isDevelopment ? bindingsOnly : modulesOf(worker)),
		})),
	} as const
	return startSupervised(isDevelopment ? await freePort() : port, options, care)
}

export const allWorkers = ['web', 'tokenize', 'tts', 'articles', 'training', 'outbox'] as const

/** Asks a worker, also after it was started anew, which no longer knows what was got before. */
export function askerOf(miniflare: Miniflare, worker: WorkerName): AskWorker {
	return async (url, init) => (await miniflare.getWorker(workerNameOf(worker))).fetch(url, init)
}

type MediaStore = Awaited<ReturnType<Miniflare['getR2Bucket']>>

/** Opens the media bucket without running any worker. */
export async function withMediaBucket(objects: string, work: (media: MediaStore) => Promise<void>) {
	const miniflare = new Miniflare({
		modules: true,
		script: 'export default {}',
		cf: false,
		telemetry: { enabled: false },
		defaultPersistRoot: objects,
		r2Buckets: { MEDIA: mediaBucket },
	})
	try {
		await work(await miniflare.getR2Bucket('MEDIA'))
	} finally {
		await miniflare.dispose()
	}
}

const mediaBucket = 'hanlu-media'

export function workerNameOf(worker: WorkerName): string {
	const { name } = readConfig({ config: workerConfigs[worker] }, { hideWarnings: true })
	if (!name) throw new Error(`${workerConfigs[worker]} has no worker name`)
	return name
}

function optionsOf(worker: WorkerName, variables: Record<string, string>) {
	const { workerOptions: options } = workerOptions(workerConfigs[worker])
	return {
		...options,
		...(worker === 'web' && localBindings(options)),
		name: workerNameOf(worker),
		bindings: { ...options.bindings, ...variables },
		modulesRules: undefined,
	}
}

/** It answers whoever asks whether the workers are alive. */
const bindingsOnly = {
	modules: true,
	script: 'export default { fetch: () => new Response() }',
	assets: undefined,
} as const

/** A worker's modules as bundled by `build.ts`. */
export function modulesOf(worker: WorkerName) {
	const folder = bundleFolder(worker)
	const files = readdirSync(folder)
		.filter((file) => extensionOf(file) in moduleTypes)
		// Miniflare takes the first module as the entry.
		.sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
	return {
		modulesRoot: folder,
		modules: files.map((file) => ({
			type: moduleTypes[extensionOf(file)],
			path: join(folder, file),
		})),
	}
}

/** Binds the local outbox instead of the mail service; /dev/outbox shows it. */
function localBindings(options: WorkerOptions): Partial<WorkerOptions> {
	const outbox = workerNameOf('outbox')
	return {
		email: undefined,
		serviceBindings: { ...options.serviceBindings, EMAIL: outbox, OUTBOX: outbox },
	}
}

function extensionOf(file: string): keyof typeof moduleTypes {
	// The filter above lets only these extensions through.
	return file.split('.').at(-1) as keyof typeof moduleTypes
}
