export default function BottomBar() {
  return null;
}
