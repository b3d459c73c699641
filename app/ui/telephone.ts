/** Whether this screen is as narrow as a telephone's. The style sheet's `md` says the same. */
export function isTelephone(): boolean {
	return matchMedia('(width <= 768px)').matches
}
