/** How much room this browser gives, and whether it promises to keep what it has. */

export type Room = {
	/** In bytes. Undefined if the browser does not tell. */
	used: number | undefined
	quota: number | undefined
	isPersistent: boolean
}

export async function readRoom(): Promise<Room> {
	const [estimate, isPersistent] = await Promise.all([
		navigator.storage?.estimate?.().catch(() => undefined),
		navigator.storage?.persisted?.().catch(() => false),
	])
	return { used: estimate?.usage, quota: estimate?.quota, isPersistent: isPersistent === true }
}

/** Asks the browser to delete nothing when room runs short. Some ask the person, some decide by themselves. */
export async function askToPersist(): Promise<boolean> {
	return (await navigator.storage?.persist?.().catch(() => false)) === true
}
