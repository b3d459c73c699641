/** Serves covers, which are public: https://hanlu.example/media/covers/first-steps.webp */
import { serveMedia } from '#app/http/media.server.ts'

const safeName = /^[a-z0-9][a-z0-9._-]*$/

/** Cache policy by folder. */
const cacheControl = {
	covers: 'public, max-age=3600',
	'course-covers': 'public, max-age=3600',
} as const

export async function serveCover(
	media: R2Bucket,
	{ folder, file }: { folder: keyof typeof cacheControl; file: string },
	request: Request,
): Promise<Response> {
	const headers = { 'cache-control': cacheControl[folder] }
	const cover = safeName.test(file)
		? await serveMedia(media, `${folder}/${file}`, request, headers)
		: undefined
	return cover ?? new Response(null, { status: 404 })
}
