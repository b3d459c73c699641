import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { workerConfigs } from '#tools/build.ts'
import { deployedWorkers } from '#tools/operations/bundle-sizes.ts'

test.each(deployedWorkers)('%s is deployed without an address beside the domain', (worker) => {
	const { workers_dev, preview_urls } = readConfig({ config: workerConfigs[worker] })
	expect({ workers_dev, preview_urls }).toEqual({ workers_dev: false, preview_urls: false })
})
