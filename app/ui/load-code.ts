/**
 * Loads code that a page needs later, in place of `import()`. Most browsers keep the failure of an
 * address until the page is loaded anew (https://github.com/whatwg/html/issues/6768), so that the
 * next try is made at another one. `path` is relative to the folder of the built files.
 */
export async function loadCode(path: string): Promise<unknown> {
	try {
		return await import(/* @vite-ignore */ failed.has(path) ? `${path}?${Date.now()}` : path)
	} catch (error) {
		failed.add(path)
		throw error
	}
}

const failed = new Set<string>()
