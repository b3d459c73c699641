/**
 * What of a file did not come along, from its preview to the page of its saved text. It is told until the
 * tab is reloaded, and stored nowhere.
 */
let opened: readonly string[] = []
const ofTexts = new Map<string, readonly string[]>()

/** The sentences of the file that is open; none when it is closed. */
export function rememberNotices(notices: readonly string[]): void {
	opened = notices
}

/** The open file was saved at this address: /texts/abc/1. */
export function keepNotices(path: string): void {
	const id = /^\/texts\/([^/]+)/.exec(path)?.[1]
	if (id !== undefined && opened.length > 0) ofTexts.set(id, opened)
	opened = []
}

export function noticesOf(textId: string): readonly string[] {
	return ofTexts.get(textId) ?? []
}
