/** Covers are public: https://hanlu.example/media/covers/first-steps.webp */
import { serveMedia } from '#app/platform/media.server.ts'

const safeName = /^[a-z0-9][a-z0-9._-]*$/

export async function serveCover(
	media: R2Bucket,
	file: string,
	request: Request,
): Promise<Response> {
	const cover = safeName.test(file)
		? await serveMedia(media, `covers/${file}`, request, {
				'cache-control': 'public, max-age=3600',
			})
		: undefined
	return cover ?? new Response(null, { status: 404 })
}
