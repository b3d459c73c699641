/** Where another app's share leads: the service worker has put it by (public/share-target.js). */
export function isSharing({ search }: Pick<Location, 'search'>): boolean {
	return new URLSearchParams(search).has('shared')
}
