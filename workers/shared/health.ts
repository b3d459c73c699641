/** How long a dependency may take before it counts as not answering. */
const patienceMs = 3000

/** Whether something a worker depends on answers in time; any failure means no. */
export async function answers(ask: () => Promise<unknown>): Promise<boolean> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(() => resolve(false), patienceMs)
	})
	const asked = ask().then(
		() => true,
		() => false,
	)
	const answer = await Promise.race([asked, late])
	clearTimeout(timer)
	return answer
}
