import { imageKindOf, startsLikeImage } from '#app/domain/media/image-kind.ts'
import { largestImage, longestSide } from '#app/domain/media/image-limits.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** JPEG qualities to try in turn, until the file is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]

/**
 * Makes a picture small enough to upload. One that fits stays unchanged, to keep animation and
 * transparency; any other is scaled down to a JPEG on white.
 */
export async function fitPicture(file: Blob): Promise<Result<Blob, Problem>> {
	const bytes = new Uint8Array(await file.arrayBuffer())
	if (!startsLikeImage(bytes)) return err({ code: 'image.invalid-type' })
	if (file.size <= largestImage && isSmall(bytes)) return ok(file)
	const picture = await decode(file)
	if (!picture) return err({ code: 'image.invalid-type' })
	const canvas = draw(picture)
	picture.close()
	let size = file.size
	for (const quality of qualities) {
		const jpeg = await asJpeg(canvas, quality)
		if (jpeg && jpeg.size <= largestImage) return ok(jpeg)
		size = jpeg?.size ?? size
	}
	return err({ code: 'image.too-large', values: tooLarge(size, largestImage) })
}

/** Uses the same check as the server. */
function isSmall(bytes: Uint8Array): boolean {
	const picture = imageKindOf(bytes)
	return picture !== undefined && Math.max(picture.width, picture.height) <= longestSide
}

/** Undefined if the browser cannot decode it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
	try {
		return await createImageBitmap(file)
	} catch {
		return undefined
	}
}

function draw(picture: ImageBitmap): HTMLCanvasElement {
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.max(1, Math.round(picture.width * scale))
	canvas.height = Math.max(1, Math.round(picture.height * scale))
	const context = canvas.getContext('2d')
	if (!context) throw new Error('This browser cannot draw on a canvas')
	context.fillStyle = 'white'
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.imageSmoothingQuality = 'high'
	context.drawImage(picture, 0, 0, canvas.width, canvas.height)
	return canvas
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
