import { readArticles, readCourses, readCover, readSingles } from './content-files.ts'

export type PutMedia = (key: string, bytes: Uint8Array, contentType: string) => Promise<void>

/** Puts the covers where the web worker serves them from. */
export async function seedCovers(put: PutMedia): Promise<void> {
	const courses = readCourses()
	const slugs = [
		...courses.map(({ slug }) => slug),
		...courses.flatMap(({ lessons }) => lessons.map(({ slug }) => slug)),
		...readSingles().map(({ slug }) => slug),
		...readArticles().map(({ id }) => id),
	]
	for (const slug of slugs) {
		const cover = readCover(slug)
		if (cover) await put(`covers/${slug}.webp`, cover, 'image/webp')
	}
}
