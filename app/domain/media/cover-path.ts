/**
 * Where covers lie. The first content's are at /media/covers/first-steps.webp; one that was uploaded
 * for 龙舟 is at /media/course-covers/dragon-boat-20261121181500-4f9a2c01.jpg, under the key in the
 * media store that follows /media/.
 */
import { imageExtensions } from './image-limits.ts'

const folder = 'course-covers'

const uploaded = new RegExp(
	`^/media/${folder}/[a-z0-9-]{1,50}-\\d{14}-[0-9a-f]{8}\\.(${imageExtensions.join('|')})$`,
)

export function coverPathOf(name: string, extension: string): string {
	return `/media/${folder}/${name}.${extension}`
}

/** Whether an upload of ours has made this path; a form may name no other. */
export function isUploadedCover(path: string): boolean {
	return uploaded.test(path)
}
