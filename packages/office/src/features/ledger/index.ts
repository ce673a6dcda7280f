export { useMoneyAlarms } from './use-money-alarms.ts';
