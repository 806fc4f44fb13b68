import { testPagesIn } from '../harness/pages.ts'

testPagesIn('ja')
