/** A real R2 bucket, for one test or for those of a file. */
import { Miniflare } from 'miniflare'
import { afterAll, afterEach, onTestFinished } from 'vitest'
import '#tools/steady-wait.ts'

export async function mediaStore(): Promise<R2Bucket> {
	const { media, end } = await openMediaStore()
	onTestFinished(end)
	return media
}

/**
 * One store for the tests of a file, empty when each begins: starting one takes longer than most
 * tests. Call it beside the tests, and what it returns within them.
 */
export function mediaStoreOfFile(): () => Promise<R2Bucket> {
	let opened: ReturnType<typeof openMediaStore> | undefined
	afterEach(async () => {
		if (!opened) return
		const { media } = await opened
		const { objects } = await media.list()
		await media.delete(objects.map(({ key }) => key))
	})
	afterAll(async () => (await opened)?.end())
	return async () => {
		opened ??= openMediaStore()
		return (await opened).media
	}
}

/** One store for all tests of a file, which close it themselves. */
export async function openMediaStore() {
	const miniflare = new Miniflare({
		modules: true,
		script: 'export default {}',
		cf: false,
		telemetry: { enabled: false },
		r2Buckets: ['MEDIA'],
	})
	// Miniflare's own type of the same bucket.
	const media = (await miniflare.getR2Bucket('MEDIA')) as unknown as R2Bucket
	return { media, end: () => miniflare.dispose() }
}
