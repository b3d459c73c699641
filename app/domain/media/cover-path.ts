/**
 * Paths of uploaded covers, such as /media/course-covers/dragon-boat-20261121181500-4f9a2c01.jpg for
 * 龙舟. The part after /media/ is the key in the media store. (Covers of the seed content are elsewhere,
 * such as /media/covers/first-steps.webp.)
 */
import { imageExtensions } from './image-limits.ts'

const folder = 'course-covers'

const uploaded = new RegExp(
	`^/media/${folder}/[a-z0-9-]{1,50}-\\d{14}-[0-9a-f]{8}\\.(${imageExtensions.join('|')})$`,
)

export function coverPathOf(name: string, extension: string): string {
	return `/media/${folder}/${name}.${extension}`
}

/** Whether the path is that of an upload. Forms accept no other paths. */
export function isUploadedCover(path: string): boolean {
	return uploaded.test(path)
}
