/** A dependency that takes longer counts as down. */
const patienceMs = 3000

/** Whether a dependency answers in time; any failure means no. */
export async function answers(ask: () => Promise<unknown>): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(() => resolve(false), patienceMs)
	})
	const answered = ask().then(
		() => true,
		() => false,
	)
	const answer = await Promise.race([answered, late])
	clearTimeout(timer)
	return answer
}
