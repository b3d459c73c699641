import { imageKindOf, startsLikeImage } from '#app/domain/media/image-kind.ts'
import { largestImage, longestSide } from '#app/domain/media/image-limits.ts'
import { tooLarge } from '#app/domain/media/megabytes.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** The qualities a JPEG is tried with, one after the other, until it is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]

/**
 * A picture as it can be uploaded. One that fits is left as it is, so that a GIF still moves and
 * what is transparent stays so; any other is scaled down and made a JPEG on white.
 */
export async function fitPicture(file: Blob): Promise<Result<Blob, Problem>> {
	const bytes = new Uint8Array(await file.arrayBuffer())
	if (!startsLikeImage(bytes)) return err({ code: 'image.invalid-type' })
	if (file.size <= largestImage && isSmall(bytes)) return ok(file)
	const picture = await decode(file)
	if (!picture) return err({ code: 'image.invalid-type' })
	const canvas = drawn(picture)
	picture.close()
	let size = file.size
	for (const quality of qualities) {
		const jpeg = await asJpeg(canvas, quality)
		if (jpeg && jpeg.size <= largestImage) return ok(jpeg)
		size = jpeg?.size ?? size
	}
	return err({ code: 'image.too-large', values: tooLarge(size, largestImage) })
}

/** Whether the server would take it: it asks the same. */
function isSmall(bytes: Uint8Array): boolean {
	const picture = imageKindOf(bytes)
	return picture !== undefined && Math.max(picture.width, picture.height) <= longestSide
}

/** Undefined where the browser cannot draw it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
	try {
		return await createImageBitmap(file)
	} catch {
		return undefined
	}
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
	const canvas = document.createElement('canvas')
	canvas.width = Math.max(1, Math.round(picture.width * scale))
	canvas.height = Math.max(1, Math.round(picture.height * scale))
	const paper = canvas.getContext('2d')
	if (!paper) throw new Error('This browser has no canvas')
	paper.fillStyle = 'white'
	paper.fillRect(0, 0, canvas.width, canvas.height)
	paper.imageSmoothingQuality = 'high'
	paper.drawImage(picture, 0, 0, canvas.width, canvas.height)
	return canvas
}

function asJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
