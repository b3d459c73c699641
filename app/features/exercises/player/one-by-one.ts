/** Whether this screen shows one question at a time. The style sheet's `md` says the same. */
export function isOneByOne(): boolean {
	return matchMedia('(width <= 768px)').matches
}
