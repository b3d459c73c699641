/**
 * Loads what keeps a form that could not be answered, with all sentences of the product. The page is light
 * without it; it is asked for once something is typed, since later there may be no network.
 */
export async function loadKeepImport() {
	const { keepImport } = await import('./keep-import.ts')
	return keepImport
}
