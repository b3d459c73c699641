/** A real R2 bucket for one test. */
import { Miniflare } from 'miniflare'
import { onTestFinished } from 'vitest'
import '#tools/steady-wait.ts'

export async function mediaStore(): Promise<R2Bucket> {
	const { media, end } = await openMediaStore()
	onTestFinished(end)
	return media
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
