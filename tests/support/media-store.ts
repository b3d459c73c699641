/** A real R2 of its own for a test. */
import { Miniflare } from 'miniflare'
import { onTestFinished } from 'vitest'

export async function mediaStore(): Promise<R2Bucket> {
	const miniflare = new Miniflare({
		modules: true,
		script: 'export default {}',
		cf: false,
		telemetry: { enabled: false },
		r2Buckets: ['MEDIA'],
	})
	onTestFinished(() => miniflare.dispose())
	// Miniflare's own type of the same bucket.
	return (await miniflare.getR2Bucket('MEDIA')) as unknown as R2Bucket
}
