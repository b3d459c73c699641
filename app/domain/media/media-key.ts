/** The key in the media store for a path: /media/covers/cha-guan.jpg is kept under covers/cha-guan.jpg. */
export function mediaKeyOf(path: string): string {
	return path.replace(/^\/media\//, '')
}
